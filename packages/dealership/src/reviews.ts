export { RatingStars } from "./reviews/rating-stars.tsx";
export type { ReviewFacts, ReviewsFacts } from "./reviews/review-facts.ts";
export { Reviews, type ReviewsProps } from "./reviews/reviews.tsx";
