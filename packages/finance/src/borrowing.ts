export { BorrowingCosts, type BorrowingCostsProps } from "./borrowing-costs.tsx";
