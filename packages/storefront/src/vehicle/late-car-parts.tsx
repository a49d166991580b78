import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";

export { RepaymentEstimate } from "@forecourt/finance/weekly";
export { FindSimilarLink } from "../enquiry/find-similar-link.tsx";
export { RelatedCars } from "../late-related-cars.tsx";

/** The way to a car's page. */
export const CarCrumbs = ({ crumbs }: { crumbs: readonly { label: string; to?: string | undefined }[] }) => (
  <Breadcrumb items={crumbs.map(({ label, to }) => ({ label, href: to }))} />
);
