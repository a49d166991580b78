const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/;
const statement = /import (?:\* as (\w+) from )?"([^"]+)";?/g;

/**
 * Lets a page's pictures go before its scripts: they are fetched once the page is loaded, or at the shopper's first touch
 * or key. Links and forms work all the while; a click on any other button is kept and given back as soon as the page
 * says that it listens (`forecourt:ready`).
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
  return html.replaceAll(preload, "").replace(starter, () => `<script type="module" async="">${afterPictures(modules, start)}</script>`);
}

const afterPictures = (modules: readonly (string | undefined)[], start: string): string =>
  `let begun,button;const hear=e=>{if(e.isTrusted)button=e.target.closest("button[type=button]")??button};
const begin=async()=>{if(begun)return;begun=1;for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${start}};
addEventListener("click",hear,true);
addEventListener("forecourt:ready",()=>{removeEventListener("click",hear,true);button?.click()},{once:true});
for(const touch of["pointerdown","keydown"])addEventListener(touch,begin,{capture:true,once:true});
const soon=()=>requestAnimationFrame(()=>setTimeout(begin));
document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});
setTimeout(begin,3000);`;
