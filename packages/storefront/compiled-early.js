// Plain JavaScript on purpose: see routes.js.

/** Below this many characters the line costs more of a file than what it saves. */
const smallest = 8000;

const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Writes a first line into each large script that browsers load: a Chromium since 136 then compiles all its functions
 * while it loads, beside the page. It would do so with each function when it is first called, and so in the way of the
 * first press. Other browsers read a comment.
 *
 * @returns {import("vite").Plugin}
 */
export const compiledEarly = () => ({
  name: "forecourt:compiled-early",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    // After Vite, which writes the list of a file's own files in front of it.
    order: "post",
    handler(_options, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk" && file.code.length >= smallest) file.code = hint + file.code;
    },
  },
});
