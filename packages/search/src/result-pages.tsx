import { Pagination } from "@forecourt/ui-kit/pagination";

/** Props of {@link ResultPages}. */
export interface ResultPagesProps {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** The way to the other pages of results. */
export function ResultPages(pages: ResultPagesProps) {
  return <Pagination {...pages} label="Result pages" />;
}
