import type { EntryContext } from "react-router";
import { loaderDataScript } from "./loader-data.ts";

/** What a page starts with. */
export interface PageStart {
  /** The files of the template's build. */
  manifest: EntryContext["manifest"];
  /** What React Router says of itself, as JSON. */
  handoff: string;
  /** Ids of the routes of the page, from the root. */
  routes: readonly string[];
  /** Whether the scripts wait for the shopper. */
  waits: boolean;
}

/** The two inline scripts of a page. */
export interface StartScripts {
  /** Runs at once. */
  prepare: string;
  /** A module. */
  start: string;
}

/**
 * Lets a page's pictures go before its scripts: they are fetched once the page is loaded, or at the shopper's first move,
 * touch or key. A page that `waits` does so for the shopper, 2.5 s after its load at the longest. Links and forms work
 * all the while; a click on another button, on a link that only changes what the page shows or asks for a phone number, is kept and
 * given back, in order, as soon as the page says that it listens (`forecourt:ready`); a link is followed after 3 s without it. After a
 * reload, Back changes the address and leaves this document in place: until the page listens, the other one is loaded instead.
 *
 * They stand in for the scripts of React Router's `<Scripts />` and do what those do, later; the texts are the same for all
 * pages of the same routes, so that one hash permits them all.
 */
export function hydrationScript({ manifest, handoff, routes, waits }: PageStart): StartScripts {
  const key = `${manifest.version} ${handoff} ${String(waits)} ${routes.join(" ")}`;
  const known = starts.get(key);
  if (known) return known;
  const entries = routes.flatMap((id) => manifest.routes[id] ?? []);
  // A route's module may be split: its parts are put together again.
  const modules = entries.map(
    ({ module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule }) =>
      [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
        (part) => part !== undefined,
      ),
  );
  const preloads = [
    ...new Set([
      manifest.url,
      manifest.entry.module,
      ...manifest.entry.imports,
      ...modules.flat(),
      ...entries.flatMap(({ imports = [] }) => imports),
    ]),
  ];
  const program = [
    `await import(${JSON.stringify(manifest.url)});`,
    `const parts=await Promise.all(${JSON.stringify(modules.map((of) => of.map((file) => preloads.indexOf(file))))}.map(of=>Promise.all(of.map(at=>import(files[at])))));`,
    `const ids=${JSON.stringify(entries.map(({ id }) => id))};`,
    `window.__reactRouterRouteModules=Object.fromEntries(parts.map((of,i)=>[ids[i],of.length>1?Object.assign({},...of):of[0]]));`,
    loaderDataScript,
    `await styled;`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  ].join("");
  const scripts = {
    prepare: `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`,
    start: afterPictures(preloads, program, waits ? patienceMs : 0),
  };
  starts.set(key, scripts);
  return scripts;
}

/** One for each set of routes of a build. */
const starts = new Map<string, StartScripts>();

const patienceMs = 2500;
/** How long the click on a link waits for scripts that may never come, before the link is simply followed. */
const longestKeptMs = 3000;

/** Kept from React until the page listens: at a press it would take over the whole page in one task, and the press is painted after it. */
const presses = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "contextmenu",
  "keydown",
  "keyup",
  "input",
  "change",
] as const;

/**
 * The whole sheets of a page that has only the rules it uses. They stand before those until all are there: a sheet that comes first would
 * otherwise win over rules of the next one.
 */
const wholeSheets = `const own=document.querySelector("style[data-styles]"),sheets=(own?own.dataset.styles.replaceAll("#","").split(" "):[]).map(href=>new Promise(done=>own.before(Object.assign(document.createElement("link"),{rel:"stylesheet",href,onload:()=>done(1),onerror(){this.remove();done()}})))),styled=Promise.all(sheets).then(all=>{if(own&&all.every(Boolean))own.media="not all"});`;

/** Addresses as an expression: the folder that they share stands there once, not some thirty times in every page. */
function listed(files: readonly string[]): string {
  const [first = ""] = files;
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  while (!files.every((file) => file.startsWith(folder)))
    folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  const names = files.map((file) => file.slice(folder.length)).join(" ");
  return `${JSON.stringify(names)}.split(" ").map(name=>${JSON.stringify(folder)}+name)`;
}

// Begun in a task of its own: the shopper's move, touch or key is answered by the browser first.
const afterPictures = (files: readonly string[], start: string, wait: number): string =>
  `const files=${listed(files)};
let begun;const kept=[];
const begin=async()=>{if(begun)return;begun=1;${wholeSheets}for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${start}};
const keep=e=>{const c=e.target.closest("button[type=button]:not([popovertarget]),a[data-keep-scroll],a[href^='#reveal-phone']");if(!c||e.ctrlKey||e.metaKey||e.shiftKey||e.button)return;if(c.href){e.preventDefault();setTimeout(()=>kept.includes(c)&&location.assign(c.href),${longestKeptMs})}kept.push(c);setTimeout(begin)};
const page=()=>location.pathname+location.search,made=page(),leave=()=>page()===made||location.reload();
addEventListener("popstate",leave);
const shield=e=>e.stopPropagation(),presses=${JSON.stringify(presses)};
addEventListener("click",keep,true);
for(const press of presses)addEventListener(press,shield,{capture:true,passive:true});
addEventListener("forecourt:ready",()=>{removeEventListener("click",keep,true);removeEventListener("popstate",leave);for(const press of presses)removeEventListener(press,shield,true);for(const c of kept.splice(0))c.click()},{once:true});
for(const sign of["pointermove","pointerdown","touchstart","wheel","scroll","keydown","focusin","input"])addEventListener(sign,()=>setTimeout(begin),{capture:true,once:true,passive:true});
const soon=()=>requestAnimationFrame(()=>setTimeout(begin,${wait}));
document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});
setTimeout(begin,5000);`;
