export { AlertForm, type AlertFormProps } from "./alert-form.tsx";
export { alertFromForm, type AlertFormBody } from "./alert-from-form.ts";
export { SavedSearches, type SavedSearchesProps } from "./saved-searches.tsx";
export { useSavedSearches, type SavedSearchList } from "./use-saved-searches.ts";
