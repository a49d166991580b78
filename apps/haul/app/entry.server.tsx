export { default, handleError } from "@forecourt/storefront/entry-server";
