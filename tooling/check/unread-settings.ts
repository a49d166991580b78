import ts from "typescript";
import { propertyReads } from "./property-reads.ts";

/** A program and what in it is a setting. */
export interface SettingsProgram {
  program: ts.Program;
  /** The file and the type that all settings hang on. */
  settings: { file: string; type: string };
  /** Files whose reads bring a setting to life. */
  readers: readonly string[];
}

/**
 * Finds settings that no code reads. A setting that can have one value only says nothing, so nobody has to read it.
 *
 * @returns what is wrong, in sentences; how many settings there are
 */
export function unreadSettings({ program, settings, readers }: SettingsProgram): {
  findings: string[];
  count: number;
} {
  const checker = program.getTypeChecker();
  const { isRead } = propertyReads(program, readers);
  const source = program.getSourceFile(settings.file);
  const module = source && checker.getSymbolAtLocation(source);
  const root = module && checker.getExportsOfModule(module).find(({ name }) => name === settings.type);
  if (!root) throw new Error(`There is no type ${settings.type} in ${settings.file}.`);
  const keys = new Map<string, boolean>();
  const named = new Set(readers.flatMap((file) => namedSettings(program.getSourceFile(file))));

  function walk(given: ts.Type, path: string): void {
    const type = checker.getNonNullableType(given);
    if (type.isUnion()) return type.types.forEach((each) => walk(each, path));
    if (checker.isArrayType(type)) {
      const [entry] = checker.getTypeArguments(type as ts.TypeReference);
      if (entry) walk(entry, `${path}[]`);
      return;
    }
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0 || checker.isTupleType(type)) return;
    for (const property of type.getProperties()) {
      const own = path === "" ? property.name : `${path}.${property.name}`;
      const value = checker.getTypeOfSymbol(property);
      keys.set(own, keys.get(own) === true || value.isLiteral() || isRead(property) || named.has(own));
      walk(value, own);
    }
  }
  walk(checker.getDeclaredTypeOfSymbol(root), "");

  const unread = [...keys].flatMap(([path, isAlive]) => (isAlive ? [] : [path]));
  return {
    count: keys.size,
    findings: unread.map(
      (path) => `${path} is a setting that no code reads. Build what it sets, or take it out of the schema.`,
    ),
  };
}

/** Paths of settings that a declaration of a page names under `settings`: whether the page is there is read by them. */
function namedSettings(file: ts.SourceFile | undefined): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isNamed: boolean): void => {
    if (isNamed && ts.isStringLiteral(node)) found.push(node.text);
    const isSettings = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "settings";
    ts.forEachChild(node, (child) => visit(child, isNamed || isSettings));
  };
  if (file) visit(file, false);
  return found;
}
