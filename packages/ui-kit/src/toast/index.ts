export { ToastProvider } from "./toast-provider.tsx";
export type { ToastProviderProps } from "./toast-provider.tsx";
export { useToast } from "./use-toast.ts";
export type { ShowToast, ToastOptions } from "./use-toast.ts";
