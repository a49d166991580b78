import { recordVisit } from "@forecourt/enquiry/attributes";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Keeps the pages seen and the parameters a visitor came with, for the lead (S1 §3 `lead_attributes`). */
export function useRecordedVisit(): void {
  const { pathname, search } = useLocation();
  useEffect(() => recordVisit(pathname, search, new Date()), [pathname, search]);
}
