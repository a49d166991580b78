import { giveData, knowRoutes } from "../react-router/index.ts";
import { earlyAnswers } from "./early-answers.ts";
import { startPauses } from "./start-pauses.ts";

/**
 * How long the click on a link, or the one that sends a lead form, waits for scripts that may never come, before the
 * browser simply does it.
 */
const longestKeptMs = 3000;

/**
 * Kept from React until the page listens: at a press it would take over the whole page in one task, and the press is
 * painted after it. What a page tells itself, such as that a field was filled in before (ui-kit's `useEarlyInput`),
 * comes through.
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
 * Loads all layers of the sheet of a page that links only the rules it uses. Each layer is whole, and the order of the
 * layers is declared, so nothing looks different: the browser does no layout and no paint. It recalculates the styles
 * of one file in a task. A file is added after all others: one put between them would make the browser load all fonts
 * anew and lay the page out.
 */
const wholeSheet = `const own=document.querySelector("link[data-layers]"),came=link=>new Promise(done=>{link.onload=()=>done(1);link.onerror=()=>done()}),styled=own&&(async()=>{
let last=own,all=1;const links=Array.from({length:own.dataset.layers},(_,at)=>{const link=Object.assign(document.createElement("link"),{rel:"preload",as:"style",fetchPriority:"low",href:own.href.replace(/[\\w-]+(?=\\.css$)/,"layers"+(at+1)+(own.dataset.whole?"-"+own.dataset.whole:""))});last.after(link);last=link;return [link,came(link)]});
for(const [link,read] of links){await read;await breathe();link.rel="stylesheet";if(await came(link))getComputedStyle(document.body).color;else{all=0;link.remove()}}await breathe();
isWhole=all})();`;

/** Each one costs a processor of a phone more than a millisecond. A link that has done its work leaves the page. */
const preloadsInTask = 8;

/**
 * A file that the network or a server fails is asked for again, after ever longer waits or as soon as the device is
 * online again: without it the page would never listen. Browsers say each in its own words that they did not get a
 * module; all speak of importing.
 */
const fetched = `fetched=async(file,wait=500)=>{try{return await import(file)}catch(e){if(!(e instanceof TypeError&&/import/i.test(e.message)))throw e;await new Promise(done=>{setTimeout(done,wait);addEventListener("online",done,{once:true})});return fetched(file,Math.min(wait*2,8000))}}`;

// What was pressed of a button with two states is given back once React has hydrated it, which any key makes it do at
// once, and has shown what the device keeps: the heart of a saved car is pressed by then. Begun in a task of its own:
// the shopper's move, touch or key is answered by the browser first.
const afterPictures = (start: string, answers: string | undefined): string =>
  `const files=__names__.split(" ").map(name=>__folder__+name);
let begun,isWhole;const kept=[],${fetched};
${startPauses(longestKeptMs, answers === undefined ? "" : "await answered()")}
const begin=async()=>{if(begun)return;begun=1;${wholeSheet}for(let from=0;from<files.length;from+=${preloadsInTask}){await breathe();document.head.append(...files.slice(from,from+${preloadsInTask}).map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href,onload(){this.remove()}})))}${start}};
const here=()=>location.pathname+location.search,back=e=>{if(here()===made)return;gone=1;const quiet=e=>e.stopImmediatePropagation();quiet(e);addEventListener("pagehide",quiet,true);location.reload()};let gone,made=here();
addEventListener("popstate",back);
const sends=c=>c.type==="submit",leave=c=>{if(sends(c)){if(kept.includes(c))return;c.setAttribute("aria-busy","true")}if(c.href||sends(c))setTimeout(()=>{const at=kept.indexOf(c);if(at>=0){kept.splice(at,1);sends(c)?c.form.requestSubmit(c):location.assign(c.href)}},${longestKeptMs});const was=c.ariaPressed;kept.push(was?{click(){c.dispatchEvent(new KeyboardEvent("keyup",{bubbles:true}));setTimeout(()=>c.ariaPressed===was&&c.click())}}:c);setTimeout(begin)};${answers ?? ""}
const keep=e=>{const c=e.target.closest("button[type=button]:not([popovertarget]),a[data-keep-scroll],a[href^='#reveal-phone'],[data-part=lead-form] button[type=submit],[data-sends]");if(!c||e.ctrlKey||e.metaKey||e.shiftKey||e.button)return;if(c.href||sends(c))e.preventDefault();${answers === undefined ? "" : "answers(c)||"}leave(c)};
const shield=e=>{if(!e.isTrusted)return;e.stopPropagation();e.key==="Escape"&&e.type==="keydown"&&leave({click:()=>e.target.dispatchEvent(new KeyboardEvent("keydown",e))})},presses=${JSON.stringify(presses)};
addEventListener("click",keep,true);
for(const press of presses)addEventListener(press,shield,{capture:true,passive:true});
addEventListener("forecourt:ready",()=>{removeEventListener("click",keep,true);removeEventListener("popstate",back);for(const press of presses)removeEventListener(press,shield,true);for(const c of kept.splice(0)){if(sends(c))c.removeAttribute("aria-busy");c.click()}},{once:true});
for(const sign of["pointermove","pointerdown","touchstart","wheel","scroll","keydown","focusin","input"])addEventListener(sign,()=>setTimeout(begin),{capture:true,once:true,passive:true});
const soon=()=>requestAnimationFrame(()=>(window.requestIdleCallback??setTimeout)(begin,{timeout:1000}));
document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});
setTimeout(begin,5000);`;

/** The start of a page which answers filters, which answers what opens over it, or neither. */
function startText(answers: string | undefined): string {
  const program = [
    `const last=files.pop(),loaded={};`,
    `for(const file of files){loaded[file]=await fetched(file);await breathe()}`,
    `await styled;`,
    ...(answers === undefined ? [] : [`await settled();`]),
    knowRoutes({ opens: answers !== undefined }),
    giveData,
    `gone||fetched(last);`,
  ].join("");
  return afterPictures(program, answers);
}

/**
 * The modules that pages start with, by what they answer before React does. Each has holes, such as `__names__`, for
 * what a page says of itself (hydration-script.ts). They are the same for all pages, so that the build of a template
 * makes them short (short-start.js).
 */
export const startTexts = {
  plain: startText(undefined),
  filters: startText(earlyAnswers({ filters: true })),
  panels: startText(earlyAnswers({ filters: false })),
};
