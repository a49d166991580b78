// `npm run bench [-- --json]` measures the demo, with `--server` what its pages cost the server and no more; `npm run
// bench -- --scale[=20000,200000]` large stocks; `npm run bench -- --content[=1000]` content of many sites; `npm run
// bench -- --presses=<address of a page>` presses on each control of a served page while it starts. The exit code is 0
// whatever the numbers say.
const isAsked = (what: string) => process.argv.some((argument) => new RegExp(`^--${what}\\b`).test(argument));
void (isAsked("scale")
  ? import("./measure-scale.ts")
  : isAsked("content")
    ? import("./measure-content.ts")
    : isAsked("presses")
      ? import("./measure-presses.ts")
      : import("./measure-demo.ts"));
