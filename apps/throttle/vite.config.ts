import { templateConfig } from "@forecourt/storefront/vite";

export default templateConfig({ name: "throttle" });
