import ts from 'typescript';
import type { Manifest } from './files.js';

const here = new URL('.', import.meta.url).pathname;

/** `networking.k8s.io/v1` is in the module `networking/v1`, and `v1` in `core/v1`. */
const moduleOf = (apiVersion: string): string => {
  const [group = '', version] = apiVersion.split('/');
  return version === undefined ? `core/${group}` : `${group.replace('.k8s.io', '')}/${version}`;
};

/** What the types of the API of Kubernetes find wrong, such as a field that does not exist. */
export function problemsOf(manifests: readonly Manifest[]): string[] {
  const source = manifests
    .map(({ apiVersion, kind, ...rest }, nth) => {
      const type = `import('kubernetes-types/${moduleOf(apiVersion)}').${kind}`;
      return `const m${nth}: ${type} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};`;
    })
    .join('\n');
  const name = `${here}manifests.generated.ts`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es5.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, language, ...more) =>
    path === name ? ts.createSourceFile(path, source, language) : getSourceFile(path, language, ...more);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
