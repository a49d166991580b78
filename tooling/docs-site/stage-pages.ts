import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { siteSections } from "./site-sections.ts";

/** Where a document of the repository stands on the site, without an ending; undefined for one that is not on it. */
export function pageOf(file: string): string | undefined {
  if (file === "README.md") return "index";
  const readme = /^packages\/([\w-]+)\/README\.md$/.exec(file);
  if (readme) return `packages/${readme[1]}`;
  return /^docs\/(.+)\.md$/.exec(file)?.[1];
}

/**
 * A document as a page of the site: links to other documents lead to their pages, those to files of the repository are
 * their names, as no page of the site shows them.
 *
 * @param file path of the document in the repository
 */
export function pageText(file: string, text: string): string {
  const page = pageOf(file) ?? "";
  // The README of a package names documents, as it has no place to link to once it is published.
  const named = file.startsWith("packages/") ? text.replaceAll(/`(docs\/[\w/-]+\.md)`/g, "[$1](../../$1)") : text;
  const linked = named.replace(
    /(!?)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)]*)?\)/g,
    (_, mark, words, to, anchor = "") => {
      const target = relative("", resolve(dirname(file), to));
      const name = pageOf(/^packages\/[\w-]+$/.test(target) ? `${target}/README.md` : target);
      if (name !== undefined) return `${mark}[${words}](${relative(dirname(page), name)}.md${anchor})`;
      if (/^docs\/(pictures|content-schemas)\/|^docs\/[\w-]+\.json$/.test(target))
        return `${mark}[${words}](/${target.replace("docs/", "")})`;
      return words;
    },
  );
  // Only code may hold what Vue would take for its own.
  return linked
    .split(/(^```[\s\S]*?^```$|`[^`\n]*`)/m)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll("{{", "&#123;&#123;").replace(/<(?=[a-z-]+>)/g, "&lt;"),
    )
    .join("");
}

/**
 * Writes every document into a folder, with what they show; what lies there goes.
 *
 * @returns the documents
 */
export function stagePages(repository: string, to: string, { hasWorkshop }: { hasWorkshop: boolean }): string[] {
  rmSync(to, { recursive: true, force: true });
  const files = ["README.md", ...globSync(["docs/**/*.md", "packages/*/README.md"], { cwd: repository })];
  const nav = hasWorkshop ? [{ text: "Every part", link: "/workshop/index.html", target: "_blank" }] : [];
  for (const file of files) {
    const page = join(to, `${pageOf(file)}.md`);
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, pageText(file, readFileSync(join(repository, file), "utf8")));
  }
  for (const file of globSync("docs/{pictures/*,content-schemas/*,*.json}", { cwd: repository }))
    cpSync(join(repository, file), join(to, "public", relative("docs", file)));
  mkdirSync(join(to, ".vitepress"), { recursive: true });
  const sidebar = siteSections(files.map((file) => pageOf(file) ?? "").sort(), (page) =>
    titleOf(join(to, `${page}.md`)),
  );
  writeFileSync(
    join(to, ".vitepress", "config.mjs"),
    `export default ${JSON.stringify({
      title: "Forecourt",
      description: "The platform on which vehicle dealers' websites run.",
      lang: "en",
      cleanUrls: true,
      // Any other link that leads nowhere ends the build.
      ignoreDeadLinks: "localhostLinks",
      themeConfig: { nav, sidebar, search: { provider: "local" }, outline: [2, 3] },
    })};\n`,
  );
  return files;
}

const titleOf = (file: string): string => /^# (.+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? basename(file, ".md");
