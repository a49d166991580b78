let locks = 0;
let before = { overflow: "", paddingInlineEnd: "" };

/**
 * Keeps the page behind a modal from scrolling, and from moving where the scroll bar was. Modals may stand on one
 * another: the page scrolls again when the last lock is undone.
 *
 * @returns undoes this lock, once
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    const scrollBarWidth = window.innerWidth - clientWidth;
    style.overflow = "hidden";
    if (scrollBarWidth > 0) style.paddingInlineEnd = `${scrollBarWidth}px`;
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
