export { Cluster } from "./cluster.tsx";
export type { ClusterProps } from "./cluster.tsx";
