let isTaken = false;

/** Whether React has taken over the page that came from the server: pages that are opened later are rendered in the browser. */
export const isTakenOver = (): boolean => isTaken;

/** React has taken over the page. */
export function setTakenOver(): void {
  isTaken = true;
}
