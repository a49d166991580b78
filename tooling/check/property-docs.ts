import ts from "typescript";

/**
 * What the comments of a source text say of the keys of its last declared schema, by path: `features.title`. A key
 * whose schema is another declaration of the text has the keys of that below it. The comment of the schema itself has
 * the path "".
 */
export function propertyDocs(text: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile("schema.ts", text, ts.ScriptTarget.Latest, true);
  const schemas = new Map<string, ts.Expression>();
  const docs = new Map<string, string>();
  let main: ts.Expression | undefined;
  for (const statement of source.statements) {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
    if (declared?.initializer === undefined) continue;
    const name = declared.name.getText();
    schemas.set(name, declared.initializer);
    if (!/(Schema|Block|Fields)$/.test(name)) continue;
    main = declared.initializer;
    keep("", statement);
  }
  if (main !== undefined) gather(main, "");
  return docs;

  function gather(node: ts.Node, path: string): void {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const own = path === "" ? node.name.getText() : `${path}.${node.name.getText()}`;
      keep(own, node);
      if (ts.isPropertyAssignment(node)) gather(node.initializer, own);
      return;
    }
    const other = ts.isIdentifier(node) ? schemas.get(node.text) : undefined;
    if (other !== undefined && other !== main) gather(other, path);
    ts.forEachChild(node, (child) => gather(child, path));
  }

  function keep(path: string, node: ts.Node): void {
    const text = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment);
    if (text) docs.set(path, text.replaceAll(/\s+/g, " "));
  }
}
