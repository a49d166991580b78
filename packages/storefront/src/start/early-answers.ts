import { loaderDataId } from "../react-router/index.ts";

/** How long an answer is awaited before its link is followed, in ms. */
const longestAwaitedMs = 10_000;

/** What is answered on a page. */
export interface EarlyAnswersOptions {
  /**
   * Links that lead to the path of the page itself, with another search; else what opens over the page by its address
   * below the page's own.
   */
  filters: boolean;
}

/**
 * Program that answers the press of a filter, or of a link to a form over the page, before the page's code has loaded.
 * It fetches the page that the link leads to and changes this document into it. Elements that both pages have stay: an
 * open sheet, the scroll position, the focus, an opened group. React then hydrates the document as if the server had
 * sent it so. The press is left to the page's code where the fetch fails, and where the page holds typed words.
 *
 * It is text because it is written into the page. Two placeholders are filled in: `__panels__`, the names of the forms
 * that open over the page, and `__build__`, a text that is the same on all pages of a build. It defines for the script
 * around it:
 *
 * - `answers(link)`: whether it takes the press on a link;
 * - `expect(link)`: prefetches what a link leads to;
 * - `answered()`: resolves when no answer is on its way;
 * - `settled()`: resolves when the page changes no more;
 * - `opened`: the path of the form that was opened over the page.
 *
 * A style sheet is added only where this page lacks one of its rules: a sheet put between others makes the browser lay
 * out the whole page.
 */
export const earlyAnswers = ({ filters }: EarlyAnswersOptions): string => `
const main=document.getElementById("main"),told="title,meta[name]:not([name=viewport]),meta[property],link[rel=canonical]";
let asked,latest,underWay,isOver,opened;
const panels=__panels__,panelAt=path=>panels.find(panel=>path===location.pathname+"/"+panel);
const leads=link=>link&&!isOver&&main.contains(link)&&"keepScroll" in link.dataset&&!("chat" in link.dataset)&&!link.hash&&${filters ? "link.pathname===location.pathname&&link.search!==location.search" : "link.origin===location.origin&&panelAt(link.pathname)"};
const read=(url,text)=>{
const at=text.indexOf("</head>"),page=new DOMParser().parseFromString(text.slice(0,at).replace(/<style[^]*?<\\/style>/g,"")+text.slice(at),"text/html"),[sheet,last]=sheetsOf(page);
if(isNew(sheet,last))fetch(sheet.href);
return [url,page]};
const sheetsOf=page=>[page.querySelector("link[data-layers]"),[...document.querySelectorAll("link[data-layers]")].at(-1)];
const bitsOf=({href})=>[...atob(href.split(".").at(-2).replace(/-/g,"+").replace(/_/g,"/"))].map(bits=>bits.charCodeAt());
const isNew=(sheet,last)=>{if(!sheet||!last||isWhole)return;const had=bitsOf(last);return bitsOf(sheet).some((bits,at)=>bits&~had[at])};
const dress=async page=>{const [sheet,last]=sheetsOf(page);if(isNew(sheet,last))await new Promise(done=>{sheet.onload=sheet.onerror=done;last.after(sheet)})};
const ask=href=>asked?.href===href?asked.page:(asked={href,page:fetch(href).then(async answer=>answer.ok&&read(answer.url,await answer.text())).catch(()=>{})}).page;
const expect=link=>{if(leads(link)&&!navigator.connection?.saveData)ask(link.href)};
const keyOf=node=>node.nodeName+(node.id||node.getAttribute?.("name")||(node.nodeName==="DETAILS"?node.firstChild.textContent:""));
const match=(old,next)=>{
for(const {name} of [...old.attributes])next.hasAttribute(name)||name==="open"||old.removeAttribute(name);
for(const {name,value} of next.attributes)old.getAttribute(name)===value||old.setAttribute(name,value);
const olds=[...old.childNodes];let at=0;
for(const node of [...next.childNodes]){
const key=keyOf(node);let found=at;while(olds[found]&&keyOf(olds[found])!==key)found++;
const was=olds[found];
if(!was){old.insertBefore(node,olds[at]??null);continue}
while(at<found)olds[at++].remove();
at++;
if(was.isEqualNode(node))continue;
if(/^(ARTICLE|IMG|svg)/.test(key))was.replaceWith(node);
else if(was.nodeType===1)match(was,node);
else was.data=node.data}
while(olds[at])olds[at++].remove()};
const show=(from,url,page)=>{
const panel=panelAt(new URL(url).pathname),before=location.pathname;
const results=main.querySelector("[data-results]"),isDeep=results?.getBoundingClientRect().top<0,label=from.firstChild.data,list=document.activeElement===from&&label&&from.closest("ul");
for(const node of document.head.querySelectorAll(told))node.remove();
document.head.append(...page.head.querySelectorAll(told));
const hash=panel?"":location.hash;if(hash)history.replaceState(null,"",url);history.pushState(panel?{from:before}:null,"",url+hash);made=here();
match(main,page.getElementById("main"));
document.getElementById("${loaderDataId}").textContent=page.getElementById("${loaderDataId}").textContent;
if(panel){opened=panel;main.querySelector("dialog[open] h2")?.focus({preventScroll:true});return}
if(list)[...list.querySelectorAll("a")].find(other=>other.firstChild.data===label)?.focus({preventScroll:true});
if(document.activeElement===document.body)document.getElementById("result-count").focus({preventScroll:true});
if(isDeep)results.scrollIntoView()};
const answer=(href,from)=>{
latest?.removeAttribute("data-pressed");latest=from;from.setAttribute("data-pressed","");
const waits=[setTimeout(()=>main.querySelector("[data-results]")?.setAttribute("data-pending",""),200),setTimeout(()=>location.assign(href),${longestAwaitedMs})];
const done=underWay=ask(href).then(async found=>{
const start=of=>of.querySelector("script[data-start]").textContent,fits=found&&(panelAt(new URL(found[0]).pathname)?start(found[1]).includes(__build__):start(found[1])===start(document));
if(fits)await dress(found[1]);
waits.map(clearTimeout);if(latest!==from)return;
if(fits)show(from,...found);
else{asked=0;if(found)location.assign(href);else if(from.href){kept.push(from);begin()}else location.assign(href)}}).finally(()=>{if(underWay===done)underWay=0})};
const isTyped=()=>[...main.querySelectorAll("input:not([type=checkbox],[type=range])")].some(field=>field.value!==field.defaultValue);
const answers=link=>leads(link)&&!isTyped()&&!answer(link.href,link);
addEventListener("change",({target})=>{
if(isOver||!target.matches("select[data-submit-on-change]")||!main.contains(target)||isTyped())return;
const url=new URL(target.form.action);url.search=new URLSearchParams([...new FormData(target.form)].filter(([,value])=>value));
answer(url.href,target)},true);
const answered=async()=>{while(underWay)await underWay},settled=async()=>{await answered();isOver=1};
let rests;
addEventListener("pointerover",({target,pointerType})=>{clearTimeout(rests);if(pointerType==="mouse")rests=setTimeout(expect,80,target.closest?.("a"))},true);
addEventListener("pointerdown",({target})=>expect(target.closest?.("a")),true);`;
