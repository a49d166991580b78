import ts from "typescript";

/**
 * What a file declares, imports and says, as far as unused exports need it.
 *
 * @typedef {object} FileNames
 * @property {string[]} declared names that it declares and exports
 * @property {{ name: string, from: string }[]} passedOn names that it exports from another file
 * @property {{ name: string, from: string }[]} imported names that it takes from elsewhere, also by `import("…").Name`
 * @property {string[]} starred where it takes all from: `export *`, `import * as`
 * @property {ReadonlyMap<string, number>} said how often each identifier stands in it
 */

/**
 * Reads the names of a file of TypeScript or JavaScript.
 *
 * @param {string} file
 * @param {string} text
 * @returns {FileNames}
 */
export function namesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = { declared: [], passedOn: [], imported: [], starred: [], said: new Map() };
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) readExport(statement, names);
    else if (ts.isImportDeclaration(statement)) readImport(statement, names);
    else if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      names.declared.push(...declaredBy(statement));
  }
  visit(source, names);
  return names;
}

function readExport({ exportClause, moduleSpecifier }, names) {
  const from = moduleSpecifier?.text;
  if (exportClause === undefined) names.starred.push(from);
  else if (ts.isNamespaceExport(exportClause)) names.starred.push(from);
  else
    for (const { name, propertyName } of exportClause.elements) {
      if (from === undefined) names.declared.push(name.text);
      else names.passedOn.push({ name: (propertyName ?? name).text, from });
    }
}

function readImport({ importClause, moduleSpecifier }, names) {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) names.starred.push(moduleSpecifier.text);
  else
    for (const { name, propertyName } of bindings.elements)
      names.imported.push({ name: (propertyName ?? name).text, from: moduleSpecifier.text });
}

function declaredBy(statement) {
  if (!ts.isVariableStatement(statement)) return statement.name === undefined ? [] : [statement.name.text];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

function visit(node, names) {
  if (ts.isIdentifier(node)) names.said.set(node.text, (names.said.get(node.text) ?? 0) + 1);
  if (ts.isImportTypeNode(node) && node.qualifier !== undefined)
    names.imported.push({ name: node.qualifier.getText().split(".")[0], from: node.argument.literal.text });
  ts.forEachChild(node, (child) => visit(child, names));
}
