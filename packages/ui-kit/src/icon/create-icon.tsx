import type { ComponentPropsWithRef } from "react";

/** Props of every icon: those of an `<svg>`. */
export interface IconProps extends ComponentPropsWithRef<"svg"> {
  /** Name of the picture, where no text beside it says the same; without it the icon is decoration. */
  label?: string | undefined;
  /** Width and height in px. @default 20 */
  size?: number | undefined;
}

/**
 * Makes an icon of the set: 20 units wide and high, lines of 1.75 with round ends, in the colour of the text. How it is
 * drawn stands in `base.css`, because a page has a hundred icons.
 *
 * @param name for `data-icon` and React's tools
 * @param path the `d` of its one path
 * @param isFilled whether its areas are filled
 */
export function createIcon(name: string, path: string, isFilled = false) {
  function Icon({ label, size = 20, ...rest }: IconProps) {
    const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
    return (
      <svg
        {...naming}
        data-icon={name}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        data-filled={isFilled || undefined}
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  }
  return Icon;
}
