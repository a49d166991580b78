export { loader } from "../home/home-loader.ts";
export { HomeView, useHomePage, type HomePage, type HomeParts, type HomeViewProps } from "../home/home-view.tsx";
export { action, clientAction, headers, meta } from "../routes/home.tsx";
