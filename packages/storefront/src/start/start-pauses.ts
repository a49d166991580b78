/**
 * Text of a program that defines `breathe()` for the script around it. Each part of the start awaits it, so that the
 * part runs in a task of its own, while nobody presses and no other page of the site is loading. A press is then
 * painted, and the page that it asks for loads, without a part of the start in between.
 *
 * @param longestMs the longest pause: for a pointer that never goes up, or a navigation that brings no page, such as a
 *   download
 * @param last program text that is awaited last
 */
export const startPauses = (longestMs: number, last = ""): string => `let busy;
const hold=until=>{const own=busy=Promise.race([until,new Promise(done=>setTimeout(done,${longestMs}))]).then(()=>{if(busy===own)busy=0})},breathe=async()=>{await new Promise(done=>setTimeout(done));while(busy)await busy;${last}};
addEventListener("pointerdown",()=>hold(new Promise(done=>{for(const end of ["pointerup","pointercancel"])addEventListener(end,()=>requestAnimationFrame(()=>setTimeout(done)),{capture:true,once:true})})),true);
window.navigation?.addEventListener("navigate",({destination:{sameDocument,url},downloadRequest})=>{if(!sameDocument&&downloadRequest==null&&url.startsWith(location.origin+"/"))hold(new Promise(()=>{}))});`;
