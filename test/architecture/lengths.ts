import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Data of a rulebook, and what a command writes. */
const isData = (path: string): boolean => /(^|\/)(components|frozen|generated)\//.test(path);

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !isData(path))
    .map((path) => join(folder, path));
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** The files that are longer than a limit, each with its length. */
export const longFiles = (files: readonly string[], limit: number): string[] =>
  files.flatMap((path) => {
    const lines = linesOf(readFileSync(path, 'utf8'));
    return lines > limit ? [`${path}: ${lines} lines`] : [];
  });

/** The functions of a text that are longer than a limit. One within another counts too. */
export function longFunctions(path: string, text: string, limit: number): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineAt(node.getStart());
      const lines = lineAt(node.end) - first + 1;
      if (lines > limit) found.push(`${path}:${first + 1}: ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
