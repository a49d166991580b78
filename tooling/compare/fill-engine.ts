import {
  ask,
  createSearchBackend,
  SearchIndexError,
} from "../../packages/platform/src/search/engine/search-backend.ts";
import type { SearchEngineLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";
import type { QuestionSet } from "./question-set.ts";

const documentsAtOnce = 2000;

/**
 * Puts the cars and synonyms of a set into a collection of its own, whose name no other has.
 *
 * @throws SearchIndexError when the engine refuses something
 */
export async function fillEngine(
  link: SearchEngineLink,
  { schema, documents, synonyms }: QuestionSet,
): Promise<{ collection: string; remove: () => Promise<void> }> {
  const backend = createSearchBackend(link);
  const collection = `forecourt_compare_${process.pid}_${Date.now()}`;
  const path = `/collections/${collection}`;
  const remove = async (): Promise<void> => void (await ask(backend, "DELETE", path));
  await ask(backend, "POST", "/collections", { ...schema, name: collection });
  try {
    for (const [id, synonym] of synonyms) {
      // A server of version 30 on keeps synonyms apart from the collection.
      if (!(await ask(backend, "PUT", `${path}/synonyms/${encodeURIComponent(id)}`, synonym)))
        throw new Error(
          "[compare] The server keeps no synonyms of a collection. Compare with a Typesense of version 29.",
        );
    }
    const lines = documents.split("\n");
    for (let start = 0; start < lines.length; start += documentsAtOnce) {
      const answer = await backend.request(
        "POST",
        `${path}/documents/import?action=create`,
        lines.slice(start, start + documentsAtOnce).join("\n"),
      );
      if (answer.status !== 200 || answer.body.includes('"success":false'))
        throw new SearchIndexError("the import of the cars", answer);
    }
    return { collection, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
