import { routerProgram } from "../react-router/index.ts";
import type { RouterStart } from "../react-router/index.ts";
import { earlyAnswers } from "./early-answers.ts";
import { shopperFirst } from "./shopper-first.ts";

/** What a page starts with. */
export interface HydrationScriptOptions {
  router: RouterStart;
  /** Ids of the routes of the page, from the root. */
  routes: readonly string[];
  /** Whether the page has filters, which are answered before its scripts are there. */
  filters: boolean;
}

/** The two inline scripts of a page. */
export interface StartScripts {
  /** Runs at once. */
  prepare: string;
  /** A module. */
  start: string;
}

/**
 * Lets a page's pictures go before its scripts: they are fetched at low priority once the page is loaded and the browser is idle, or at the
 * shopper's first move, touch or key. They run file by file, each in a task of its own, and none while the shopper presses (shopper-first.ts); one that does
 * not arrive is asked for again. Links and forms work all the while. A filter of a page with `filters`, and a form that opens over its page, are answered in place (early-answers.ts), and nothing else of the start runs meanwhile. A click on
 * another button, on a link that only changes what the page shows or asks for a phone number, is kept and given back, in order, as soon as the page says
 * that it listens (`forecourt:ready`), and so is Escape; a link is followed after 3 s without it. After a reload, Back changes the address and leaves this
 * document in place: until the page listens, the other one is loaded instead, and the router hears nothing of it: it would note the top of the page as
 * the place to come back to.
 *
 * They stand in for the scripts of React Router's `<Scripts />` and do what those do, later; the texts are the same for all
 * pages of the same routes, so that one hash permits them all.
 */
export function hydrationScript({ router, routes, filters }: HydrationScriptOptions): StartScripts {
  const key = `${router.manifest.version} ${router.handoff} ${String(filters)} ${routes.join(" ")}`;
  const known = starts.get(key);
  if (known) return known;
  const { prepare, files, panels, build, knowRoutes, giveData } = routerProgram(router, routes);
  const answers = filters || Object.keys(panels).length > 0 ? earlyAnswers({ filters, panels, build }) : undefined;
  const program = [
    `const last=files.pop(),loaded={};`,
    `for(const file of files){loaded[file]=await fetched(file);await breathe()}`,
    `await styled;`,
    ...(answers === undefined ? [] : [`await settled();`]),
    knowRoutes,
    giveData,
    `gone||fetched(last);`,
  ].join("");
  const scripts = { prepare, start: afterPictures(files, program, answers) };
  starts.set(key, scripts);
  return scripts;
}

/** One for each set of routes of a build. */
const starts = new Map<string, StartScripts>();

/** How long the click on a link, or the one that sends a lead form, waits for scripts that may never come, before the browser simply does it. */
const longestKeptMs = 3000;

/**
 * Kept from React until the page listens: at a press it would take over the whole page in one task, and the press is painted after it. What a page tells
 * itself, such as that a field was filled in before (ui-kit's `useEarlyInput`), comes through.
 */
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
 * All layers of the sheet of a page that links only the rules it uses. They come after those: each is whole and the layers' order is said, so nothing
 * changes, and the browser neither lays the page out nor paints it anew. It styles the elements that a file speaks of in that file's own task. A file
 * is put on after all that are there: one put between others would make the browser take all fonts for new and lay the page out.
 */
const wholeSheet = `const own=document.querySelector("link[data-layers]"),came=link=>new Promise(done=>{link.onload=()=>done(1);link.onerror=()=>done()}),styled=own&&(async()=>{
let last=own,all=1;const links=Array.from({length:own.dataset.layers},(_,at)=>{const link=Object.assign(document.createElement("link"),{rel:"preload",as:"style",fetchPriority:"low",href:own.href.replace(/[\\w-]+(?=\\.css$)/,"layers"+(at+1)+(own.dataset.whole?"-"+own.dataset.whole:""))});last.after(link);last=link;return [link,came(link)]});
for(const [link,read] of links){await read;await breathe();link.rel="stylesheet";if(await came(link))getComputedStyle(document.body).color;else{all=0;link.remove()}}await breathe();
isWhole=all})();`;

/** Each one costs a processor of a phone more than a millisecond. */
const preloadsInTask = 8;

/**
 * A file that the network or a server fails is asked for again, after ever longer waits or as soon as the device is online again: without it the page
 * would never listen. Browsers say each in its own words that they did not get a module; all speak of importing.
 */
const fetched = `fetched=async(file,wait=500)=>{try{return await import(file)}catch(e){if(!(e instanceof TypeError&&/import/i.test(e.message)))throw e;await new Promise(done=>{setTimeout(done,wait);addEventListener("online",done,{once:true})});return fetched(file,Math.min(wait*2,8000))}}`;

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
const afterPictures = (files: readonly string[], start: string, answers: string | undefined): string =>
  `const files=${listed(files)};
let begun,isWhole;const kept=[],${fetched};
${shopperFirst(longestKeptMs, answers === undefined ? "" : "await answered()")}
const begin=async()=>{if(begun)return;begun=1;${wholeSheet}for(let from=0;from<files.length;from+=${preloadsInTask}){await breathe();document.head.append(...files.slice(from,from+${preloadsInTask}).map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href})))}${start}};
const here=()=>location.pathname+location.search,back=e=>{if(here()===made)return;gone=1;e.stopImmediatePropagation();location.reload()};let gone,made=here();
addEventListener("popstate",back);
const sends=c=>c.type==="submit",leave=c=>{if(sends(c)){if(kept.includes(c))return;c.setAttribute("aria-busy","true")}if(c.href||sends(c))setTimeout(()=>{const at=kept.indexOf(c);if(at>=0){kept.splice(at,1);sends(c)?c.form.requestSubmit(c):location.assign(c.href)}},${longestKeptMs});kept.push(c);setTimeout(begin)};${answers ?? ""}
const keep=e=>{const c=e.target.closest("button[type=button]:not([popovertarget]),a[data-keep-scroll],a[href^='#reveal-phone'],[data-part=lead-form] button[type=submit],[data-sends]");if(!c||e.ctrlKey||e.metaKey||e.shiftKey||e.button)return;if(c.href||sends(c))e.preventDefault();${answers === undefined ? "" : "answers(c)||"}leave(c)};
const shield=e=>{if(!e.isTrusted)return;e.stopPropagation();e.key==="Escape"&&e.type==="keydown"&&leave({click:()=>e.target.dispatchEvent(new KeyboardEvent("keydown",e))})},presses=${JSON.stringify(presses)};
addEventListener("click",keep,true);
for(const press of presses)addEventListener(press,shield,{capture:true,passive:true});
addEventListener("forecourt:ready",()=>{removeEventListener("click",keep,true);removeEventListener("popstate",back);for(const press of presses)removeEventListener(press,shield,true);for(const c of kept.splice(0)){if(sends(c))c.removeAttribute("aria-busy");c.click()}},{once:true});
for(const sign of["pointermove","pointerdown","touchstart","wheel","scroll","keydown","focusin","input"])addEventListener(sign,()=>setTimeout(begin),{capture:true,once:true,passive:true});
const soon=()=>requestAnimationFrame(()=>(window.requestIdleCallback??setTimeout)(begin,{timeout:1000}));
document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});
setTimeout(begin,5000);`;
