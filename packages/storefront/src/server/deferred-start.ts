const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/;
const statement = /import (?:\* as (\w+) from )?"([^"]+)";?/g;

/**
 * Lets a page's pictures go before its scripts: they are fetched once the page is loaded, or at the shopper's first move,
 * touch or key. A page that says `data-start="touch"` waits for the shopper, 2.5 s after its load at the longest. Links and
 * forms work all the while; a click on another button, on a link that only changes what the page shows or asks for a phone number, is kept and
 * given back, in order, as soon as the page says that it listens (`forecourt:ready`); a link is followed after 3 s without it.
 *
 * @param html a page as React Router writes it; one without its starting script is returned as it is
 */
export function deferStart(html: string): string {
  const [found, program] = starter.exec(html) ?? [];
  if (found === undefined || program === undefined) return html;
  const modules = [...html.matchAll(preload)].map(([, href]) => href);
  const imports = [...program.matchAll(statement)];
  const [first, ...rest] = imports.map(([, , address]) => JSON.stringify(address));
  const names = imports.slice(1).map(([, name]) => name);
  if (first === undefined || names.includes(undefined)) return html;
  const start = [
    `await import(${first});`,
    `const [${names.join(",")}]=await Promise.all([${rest.map((address) => `import(${address})`).join(",")}]);`,
    program.replaceAll(statement, "").trim(),
  ].join("");
  return html.replaceAll(preload, "").replace(starter, () => `<script type="module" async="">${afterPictures(modules, start, html.includes('data-start="touch"') ? patienceMs : 0)}</script>`);
}

const patienceMs = 2500;
/** How long the click on a link waits for scripts that may never come, before the link is simply followed. */
const longestKeptMs = 3000;

// Begun in a task of its own: the shopper's move, touch or key is answered by the browser first.
const afterPictures = (modules: readonly (string | undefined)[], start: string, wait: number): string =>
  `let begun;const kept=[];
const begin=async()=>{if(begun)return;begun=1;for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${start}};
const keep=e=>{const c=e.target.closest("button[type=button]:not([popovertarget]),a[data-keep-scroll],a[href^='#reveal-phone']");if(!c||e.ctrlKey||e.metaKey||e.shiftKey||e.button)return;if(c.href){e.preventDefault();setTimeout(()=>kept.includes(c)&&location.assign(c.href),${longestKeptMs})}kept.push(c);setTimeout(begin)};
addEventListener("click",keep,true);
addEventListener("forecourt:ready",()=>{removeEventListener("click",keep,true);for(const c of kept.splice(0))c.click()},{once:true});
for(const sign of["pointermove","pointerdown","touchstart","wheel","scroll","keydown","focusin","input"])addEventListener(sign,()=>setTimeout(begin),{capture:true,once:true,passive:true});
const soon=()=>requestAnimationFrame(()=>setTimeout(begin,${wait}));
document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});
setTimeout(begin,5000);`;
