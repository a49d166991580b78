import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import type { ReactNode } from "react";

/** Stands in a section that has nothing to list yet; `children` say what will show there. */
export function EmptySection({
  title,
  icon,
  stockHref,
  vehicles,
  children,
}: {
  title: string;
  icon: ReactNode;
  /** Where a button to the stock leads; undefined where the page has that button elsewhere. */
  stockHref: string | undefined;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  children: ReactNode;
}) {
  return (
    <EmptyState
      title={title}
      level={3}
      layout="row"
      icon={icon}
      actions={
        stockHref !== undefined && (
          <Button href={stockHref} size="s" variant="secondary">
            Browse all {vehicles}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
