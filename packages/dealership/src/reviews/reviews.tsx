import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { RatingStars } from "./rating-stars.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewFacts, ReviewsFacts } from "./review-facts.ts";
import styles from "./dealership-reviews.module.css";

/** Props of {@link Reviews}. */
export interface ReviewsProps extends ReviewsFacts {
  title: string;
  /** Id of the heading, once on a page. */
  id: string;
  /** Who replies. */
  dealer: string;
  /** How many show at once; the others on demand. @default 6 */
  first?: number;
}

/**
 * Reviews of customers (S2 §2 "Reviews display"): the average of all reviews of the last months, each of them with the
 * dealer's reply, good or bad, the newest first. Works without JavaScript.
 */
export function Reviews({ title, id, dealer, summary, reviews, months, first = 6 }: ReviewsProps) {
  const [shown, more] = [reviews.slice(0, first), reviews.slice(first)];
  const { count, average_rating: average } = summary;
  const examples = reviews.every(({ isExample }) => isExample);
  return (
    <section className={styles.reviews} aria-labelledby={id}>
      <div className={shown.length === 1 ? styles.lead : styles.first}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.summary}>
          <RatingStars rating={average} size={24} />
          <strong>{Number(average.toFixed(1))} out of 5</strong>
          <span>
            {count} {examples ? "example " : ""}
            {count === 1 ? "review" : "reviews"} from the last {months} months
          </span>
        </p>
        <List reviews={shown} dealer={dealer} />
      </div>
      {more.length > 0 && (
        <Disclosure
          className={styles.more}
          title={`Show ${more.length} more ${more.length === 1 ? "review" : "reviews"}`}
        >
          <List reviews={more} dealer={dealer} />
        </Disclosure>
      )}
      {count > reviews.length && (
        <p className={styles.note}>
          These are the newest {reviews.length}. The average counts all {count}.
        </p>
      )}
    </section>
  );
}

function List({ reviews, dealer }: { reviews: readonly ReviewFacts[]; dealer: string }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={`${review.source} ${review.id}`}>
          <ReviewCard review={review} dealer={dealer} />
        </li>
      ))}
    </ul>
  );
}
