/**
 * Program that gives to the script around it `breathe()`, which each part of the start awaits: a task of its own, in which nobody presses and no other page
 * of the site is on its way. So a press is painted, and the page that it asks for comes, without a part of the start in between.
 *
 * @param longestMs what waits for a pointer that never goes up, or for a page that does not come, such as a file that is kept, goes on after that
 * @param last what is awaited at last
 */
export const shopperFirst = (longestMs: number, last = ""): string => `let busy;
const hold=until=>{const own=busy=Promise.race([until,new Promise(done=>setTimeout(done,${longestMs}))]).then(()=>{if(busy===own)busy=0})},breathe=async()=>{await new Promise(done=>setTimeout(done));while(busy)await busy;${last}};
addEventListener("pointerdown",()=>hold(new Promise(done=>{for(const end of ["pointerup","pointercancel"])addEventListener(end,()=>requestAnimationFrame(()=>setTimeout(done)),{capture:true,once:true})})),true);
window.navigation?.addEventListener("navigate",({destination:{sameDocument,url},downloadRequest})=>{if(!sameDocument&&downloadRequest==null&&url.startsWith(location.origin+"/"))hold(new Promise(()=>{}))});`;
