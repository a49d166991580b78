import ts from "typescript";

/**
 * What a property is known by: each of its declarations, or the symbol itself where a type has no declaration for it
 * (`Record`).
 */
type PropertyNode = ts.Declaration | ts.Symbol;

/** Which properties of types a program reads. */
export interface PropertyReads {
  /** Whether the property, or one that it is handed on as, is read somewhere. */
  isRead: (property: ts.Symbol) => boolean;
}

/** Deeper than the settings of a site are. */
const deepest = 8;

/**
 * Follows every property of the program's types. It is read by `x.name`, `x["name"]` with a known name, `{ name } = x`,
 * and `Object.entries`, `values` or `keys` of `x`. Where an object is handed to something with a type of its own (an
 * argument, a return value, a spread), its properties are read when those of that type are.
 *
 * @param files those whose reads count; the types of others are known all the same
 */
export function propertyReads(program: ts.Program, files: readonly string[]): PropertyReads {
  const checker = program.getTypeChecker();
  const read = new Set<PropertyNode>();
  /** Properties handed on, by the property that they are handed on as. */
  const handedOn = new Map<PropertyNode, Set<PropertyNode>>();
  const flowed = new Set<string>();
  const nodesOf = (symbol: ts.Symbol): readonly PropertyNode[] => symbol.declarations ?? [symbol];
  const object = (type: ts.Type): ts.Type => checker.getApparentType(checker.getNonNullableType(type));

  function markRead(symbol: ts.Symbol | undefined): void {
    if (symbol) for (const node of nodesOf(symbol)) read.add(node);
  }
  function markNames(of: ts.Expression, names: ts.Type): void {
    const known = checker.getBaseConstraintOfType(names) ?? names;
    const type = object(checker.getTypeAtLocation(of));
    for (const name of known.isUnion() ? known.types : [known])
      if (name.isStringLiteral()) markRead(type.getProperty(name.value));
  }
  function markPattern(pattern: ts.ObjectBindingPattern): void {
    // A parameter without a type of its own is of one that is made from its pattern.
    const type = object(checker.getTypeAtLocation(ts.isParameter(pattern.parent) ? pattern.parent : pattern));
    for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
      const key = propertyName ?? name;
      if (!dotDotDotToken && (ts.isIdentifier(key) || ts.isStringLiteral(key))) markRead(type.getProperty(key.text));
    }
  }

  function flow(from: ts.Type, to: ts.Type, depth = 0): void {
    const source = checker.getNonNullableType(from);
    const target = checker.getNonNullableType(to);
    if (source === target || depth > deepest || !holdsProperties(source) || !holdsProperties(target)) return;
    const id = `${idOf(source)} ${idOf(target)}`;
    if (flowed.has(id)) return;
    flowed.add(id);
    if (source.isUnion()) return source.types.forEach((each) => flow(each, target, depth + 1));
    if (target.isUnion()) return target.types.forEach((each) => flow(source, each, depth + 1));
    const [given, wanted] = [argumentsOf(source), argumentsOf(target)];
    if (given.length === wanted.length) given.forEach((each, index) => flow(each, wanted[index] ?? each, depth + 1));
    if (checker.isArrayType(source) || checker.isArrayType(target)) return;
    for (const property of target.getProperties()) {
      const own = source.getProperty(property.name);
      if (!own) continue;
      for (const node of nodesOf(property))
        for (const ownNode of nodesOf(own))
          if (node !== ownNode) handedOn.set(node, (handedOn.get(node) ?? new Set()).add(ownNode));
      flow(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property), depth + 1);
    }
  }
  const argumentsOf = (type: ts.Type): readonly ts.Type[] =>
    isReference(type) ? checker.getTypeArguments(type) : (type.aliasTypeArguments ?? []);

  function handOn(node: ts.Expression): void {
    // Most of what is handed on is a text or a number, and what awaits it takes longest to find.
    const given = checker.getTypeAtLocation(node);
    if (!holdsProperties(checker.getNonNullableType(given))) return;
    const target = ts.isAsExpression(node.parent)
      ? checker.getTypeAtLocation(node.parent)
      : checker.getContextualType(ts.isJsxSpreadAttribute(node.parent) ? node.parent.parent : node);
    if (target && holdsProperties(checker.getNonNullableType(target))) flow(given, target);
  }
  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      if (!isAssigned(node)) markRead(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node)) {
      if (!isAssigned(node)) markNames(node.expression, checker.getTypeAtLocation(node.argumentExpression));
    } else if (ts.isObjectBindingPattern(node)) markPattern(node);
    else if (ts.isCallExpression(node) && isListing(node)) {
      const [listed] = node.arguments;
      if (listed) object(checker.getTypeAtLocation(listed)).getProperties().forEach(markRead);
    }
    if (isHandedOn(node)) handOn(node);
    ts.forEachChild(node, visit);
  }
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  const waiting = [...read];
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const earlier of handedOn.get(node) ?? [])
      if (!read.has(earlier)) {
        read.add(earlier);
        waiting.push(earlier);
      }
  return { isRead: (property) => nodesOf(property).some((node) => read.has(node)) };
}

function holdsProperties(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) !== 0;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
  );
}

/** The number by which the compiler knows a type; it keeps a pair of types from being followed twice. */
function idOf(type: ts.Type): number {
  return (type as ts.Type & { id: number }).id;
}

function isAssigned(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** `Object.entries(x)` and its like. */
function isListing({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === "Object" &&
    ["entries", "values", "keys"].includes(expression.name.text)
  );
}

/**
 * An expression that a type of its own awaits: not the left side of an access or a call, and not a name in a
 * declaration.
 */
function isHandedOn(node: ts.Node): node is ts.Expression {
  const { parent } = node;
  if (!ts.isExpression(node) || ts.isLiteralExpression(node) || ts.isFunctionLike(node) || ts.isJsxElement(node))
    return false;
  return (
    ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.right === node) ||
    ts.isReturnStatement(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isJsxSpreadAttribute(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isAsExpression(parent)
  );
}
