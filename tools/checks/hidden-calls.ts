/**
 * Finds calls between features that no import shows: by a part with an inline type, or by a function that calls a
 * feature to its right. Looks where parts are put together, in the modules' files and dependencies.ts.
 */
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { modules } from "./import-rules.ts";

interface Place {
  module: string;
  feature: string | undefined;
}

const PLACE = /\/apps\/api\/src\/modules\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/;
/** Parts of parts: what `createX({ part })` is given, and what the part consists of. */
const DEPTH = 3;

function placeOf(file: string): Place | undefined {
  const [, module, feature] = PLACE.exec(file) ?? [];
  return module === undefined ? undefined : { module, feature };
}

const nameOf = ({ module, feature }: Place): string => (feature === undefined ? module : `${module}/${feature}`);
const levelOf = ({ module, feature }: Place): number =>
  modules[module]?.findIndex((level) => level.some((name) => name === feature)) ?? -1;

/** Whether imports may run from one place to the other; a module's own file knows all of its features. */
function mayUse(from: Place, to: Place): boolean {
  const order = Object.keys(modules);
  if (from.module !== to.module) return order.indexOf(to.module) < order.indexOf(from.module);
  if (from.feature === undefined || to.feature === undefined || from.feature === to.feature) return true;
  return levelOf(to) < levelOf(from);
}

const filesOf = (symbol: ts.Symbol | undefined): string[] =>
  (symbol?.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);

const isFunction = (node: ts.Node): node is ts.SignatureDeclaration & { body?: ts.Node } =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node);

function createFinder(program: ts.Program) {
  const checker = program.getTypeChecker();

  const resolved = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  /** The features whose functions and parts the code of a function names, and where it goes on in its own file. */
  function usedBy(node: ts.Node, seen = new Set<ts.Node>()): Place[] {
    if (seen.has(node)) return [];
    seen.add(node);
    const used: Place[] = [];
    const visit = (inner: ts.Node): void => {
      const files: string[] = [];
      if (ts.isIdentifier(inner)) {
        const symbol = resolved(inner);
        files.push(...filesOf(symbol));
        for (const local of localsOf(symbol, inner)) used.push(...usedBy(local, seen));
      }
      if (ts.isCallExpression(inner)) {
        const called = checker.getResolvedSignature(inner)?.declaration;
        if (called) files.push(called.getSourceFile().fileName);
      }
      used.push(...files.flatMap((file) => placeOf(file) ?? []).filter(({ feature }) => feature !== undefined));
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return used;
  }

  function localsOf(symbol: ts.Symbol | undefined, at: ts.Node): ts.Node[] {
    return (symbol?.declarations ?? [])
      .filter((declaration) => declaration.getSourceFile() === at.getSourceFile())
      .flatMap((declaration) => {
        if (ts.isFunctionDeclaration(declaration)) return [declaration];
        const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
        return value ? functionsIn(value) : [];
      });
  }

  /** The functions that an expression gives away, besides what it calls at once. */
  function functionsIn(node: ts.Node): ts.Node[] {
    if (isFunction(node)) return [node];
    if (ts.isIdentifier(node)) return localsOf(checker.getSymbolAtLocation(node), node);
    if (ts.isShorthandPropertyAssignment(node)) return localsOf(checker.getShorthandAssignmentValueSymbol(node), node);
    // Each call is looked at by itself.
    if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return [];
    if (ts.isPropertyAssignment(node)) return functionsIn(node.initializer);
    const found: ts.Node[] = [];
    ts.forEachChild(node, (child) => void found.push(...functionsIn(child)));
    return found;
  }

  /** Whether a type says that each feature contributes its own part: sentences of the log, own data, mails. */
  const isCollected = ({ aliasSymbol }: ts.Type): boolean =>
    aliasSymbol?.getJsDocTags(checker).some(({ name }) => name === "collected") ?? false;

  /** Names the functions of other features that a value has where its declared type does not say whose they are. */
  function unnamed(owner: Place, declared: ts.Type, given: ts.Type, path: string, depth = 0): string[] {
    const [target, value] = [declared, given].map((type) => checker.getNonNullableType(type));
    if (!target || !value || depth > DEPTH || isCollected(declared) || isCollected(target)) return [];
    const own = value.getCallSignatures()[0]?.declaration;
    if (own) {
      const from = placeOf(own.getSourceFile().fileName);
      const isNamed = target.getCallSignatures().some(({ declaration }) => declaration === own);
      return from?.feature !== undefined && nameOf(from) !== nameOf(owner) && !isNamed
        ? [`${path} is of ${nameOf(from)}`]
        : [];
    }
    return checker.getPropertiesOfType(target).flatMap((property) => {
      const part = checker.getPropertyOfType(value, property.name);
      if (!part) return [];
      const files = filesOf(part);
      if (files.some((file) => file.includes("/node_modules/"))) return [];
      const [is, has] = [property, part].map((symbol) => checker.getTypeOfSymbol(symbol));
      if (!is || !has) return [];
      const name = `${path}.${property.name}`;
      if (isCollected(is)) return [];
      const isCalled = checker.getNonNullableType(has).getCallSignatures().length > 0;
      if (!isCalled) return unnamed(owner, is, has, name, depth + 1);
      const from = files.flatMap((file) => placeOf(file) ?? []).find(({ feature }) => feature !== undefined);
      if (!from) return unnamed(owner, is, has, name, depth + 1);
      const named = new Set(filesOf(property));
      return nameOf(from) === nameOf(owner) || files.some((file) => named.has(file))
        ? []
        : [`${name} is of ${nameOf(from)}`];
    });
  }

  /** The feature or module that a call gives something, with what it declares and what it gets. */
  function handOvers(call: ts.CallExpression) {
    const signature = checker.getResolvedSignature(call);
    const declaration = signature?.declaration;
    const owner = declaration && placeOf(declaration.getSourceFile().fileName);
    if (signature && owner)
      return call.arguments.map((argument, index) => ({ owner, argument, parameter: signature.parameters[index] }));
    // A plugin of Fastify gets its parts as options.
    const [plugin, options] = call.arguments;
    if (!plugin || !options || !call.expression.getText().endsWith(".register")) return [];
    const [made] = checker.getTypeAtLocation(plugin).getCallSignatures();
    const place = made?.declaration && placeOf(made.declaration.getSourceFile().fileName);
    return made && place ? [{ owner: place, argument: options, parameter: made.parameters[1] }] : [];
  }

  return function find(source: ts.SourceFile): { handed: number; hidden: string[] } {
    const hidden: string[] = [];
    let handed = 0;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        for (const { owner, argument, parameter } of handOvers(node)) {
          handed++;
          const [first] = node.arguments;
          const callee = node.expression.getText();
          const call = callee.endsWith(".register") && first ? first.getText() : callee;
          if (parameter) {
            const declared = checker.getTypeOfSymbolAtLocation(parameter, node);
            const parts = unnamed(owner, declared, checker.getTypeAtLocation(argument), parameter.name);
            hidden.push(...parts.map((part) => `${call}: ${part}, and its type does not say so`));
          }
          const right = functionsIn(argument)
            .flatMap((given) => usedBy(given))
            .filter((used) => !mayUse(owner, used))
            .map(nameOf);
          hidden.push(
            ...[...new Set(right)].map((name) => `${call}: a function given to ${nameOf(owner)} uses ${name}`),
          );
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return { handed, hidden };
  };
}

/** @param options of the API's compilation @returns `handed`: how many arguments were checked */
export function findHiddenCalls(baseDir: string, options: ts.CompilerOptions): { handed: number; hidden: string[] } {
  const files = globSync("apps/api/src/{dependencies.ts,modules/*/*.ts}", { cwd: baseDir });
  const program = ts.createProgram(
    files.map((file) => join(baseDir, file)),
    options,
  );
  const find = createFinder(program);
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(join(baseDir, file));
    return source ? [{ file: relative("apps/api/src", file), ...find(source) }] : [];
  });
  return {
    handed: found.reduce((sum, { handed }) => sum + handed, 0),
    hidden: found.flatMap(({ file, hidden }) => hidden.map((complaint) => `${file}: ${complaint}`)),
  };
}

export function readApiOptions(root: string): ts.CompilerOptions {
  const path = join(root, "apps/api/tsconfig.json");
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic({ messageText }) {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
      },
    },
  );
  if (!parsed) throw new Error(`${path} cannot be read.`);
  return parsed.options;
}
