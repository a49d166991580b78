export { AlertForm, type AlertFormProps } from "./alert-form.tsx";
export { alertWishOf, type AlertWishBody } from "./alert-wish.ts";
export { SavedSearches, type SavedSearchesProps } from "./saved-searches.tsx";
export { useSavedSearches, type SavedSearchList } from "./use-saved-searches.ts";
