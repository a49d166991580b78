import { RatingStars } from "./rating-stars.tsx";
import type { ReviewFacts } from "./review-facts.ts";
import styles from "./dealership-reviews.module.css";

/** A review with the dealer's reply. */
export function ReviewCard({ review, dealer }: { review: ReviewFacts; /** Who replies. */ dealer: string }) {
  const { name, rating, text, date, day, source, place, reply, isExample } = review;
  return (
    <article className={styles.card} data-review-id={review.id}>
      {isExample && <p className={styles.example}>Example review</p>}
      <RatingStars rating={rating} />
      {text !== undefined && <p className={styles.words}>{text}</p>}
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>
          <time dateTime={date}>{day}</time>
          {isExample ? "" : `, on ${source}`}
          {place === undefined ? "" : `, about ${place}`}
        </span>
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.who}>
            <strong>Reply from {dealer}</strong>
            {reply.day !== undefined && <span>{reply.day}</span>}
          </p>
          <p className={styles.words}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}
