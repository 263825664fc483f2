/**
 * The script that a website's own server serves (docs/tracking-format.md). It stores nothing on the device and sends
 * nothing where the browser asks not to be tracked. Of the page before it sends the host only.
 */
export const COUNTING_SCRIPT = `(function(d,n,w){
var s=d.currentScript;
if(!s||!n.sendBeacon||n.globalPrivacyControl||n.doNotTrack=="1"||n.doNotTrack=="yes"||w.doNotTrack=="1")return;
function send(){
var q=new URLSearchParams(location.search),r="",k=q.get("utm_term");
try{var u=new URL(d.referrer);r=u.hostname;k=k||u.searchParams.get("q")}catch(e){}
n.sendBeacon(new URL("h",s.src),JSON.stringify({r:r,k:k||"",c:q.get("utm_campaign")||""}))}
if(d.visibilityState=="visible")send();
else d.addEventListener("visibilitychange",send,{once:true})
})(document,navigator,window);
`;
