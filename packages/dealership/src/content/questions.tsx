import type { BlockOf } from "@forecourt/core/schemas";
import { Accordion, AccordionItem } from "@forecourt/ui-kit/accordion";
import styles from "./dealership-content.module.css";
import { Prose } from "./prose.tsx";

/** Questions, each of which opens its answer. */
export function Questions({ title, questions }: BlockOf<"questions">) {
  return (
    <section className={title === undefined ? styles.section : `${styles.section} ${styles.editorial}`} data-narrow>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <Accordion>
        {questions.map(({ question, text }) => (
          <AccordionItem key={question} title={question}>
            <Prose html={text} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
