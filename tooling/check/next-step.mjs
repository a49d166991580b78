/**
 * One check of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name as it is printed and asked for: `npm test -- lint`
 * @property {string[]} command program and arguments
 * @property {string[]} [after] names of the steps that must have passed before
 * @property {boolean} [givesWay] it runs at a lower priority: browsers beside it are not slower for it
 * @property {boolean} [waits] it waits more than it works: it takes no processor from the others, and one such runs
 *   beside them
 * @property {RegExp} [onlyFor] on a person's machine, once it has passed, it is left to CI unless a changed file
 *   matches; every walk and attack is so
 * @property {boolean} [isWalk] it drives a browser or a server: with the very files that it passed with, it is not run
 *   again
 */

/** How many steps run at once, besides one that waits: one a processor. */
export const processors = 2;

/**
 * The step to start now, or undefined where one that runs must end first. Steps start in the order of the list, but one
 * that waits for another lets those behind it go first.
 *
 * @param {readonly Step[]} waiting steps not begun, in order
 * @param {readonly Step[]} running steps begun and not ended
 * @returns {Step | undefined}
 * @example
 * nextStep([{ name: "walk", command: [], after: ["build"] }, { name: "lint", command: [] }], [{ name: "build", command: [] }]) // lint
 */
export function nextStep(waiting, running) {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const places = (step) => running.filter(({ waits = false }) => waits === (step.waits ?? false)).length;
  return waiting.find((step) => {
    const { after = [], waits = false } = step;
    return !after.some((name) => unfinished.has(name)) && places(step) < (waits ? 1 : processors);
  });
}
