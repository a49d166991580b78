// `npm run bench [-- --json]` measures the demo; `npm run bench -- --scale[=20000,200000]` large stocks. The exit code is 0 whatever the numbers say.
void (process.argv.some((argument) => /^--scale\b/.test(argument))
  ? import("./measure-scale.ts")
  : import("./measure-demo.ts"));
