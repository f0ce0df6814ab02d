import { parse } from 'libpg-query';

type Node = Readonly<Record<string, unknown>>;

/** How the rows of a table are found: in one bucket, in those of other rows, or in any. */
export type Reach = 'one' | 'joined' | 'any';

export interface Parsed {
  /** Of each mention of a game's table, outside of what is inserted. */
  readonly reaches: readonly { readonly table: string; readonly reach: Reach }[];
  /** The tables that rows are inserted into without a bucket. */
  readonly unplaced: readonly string[];
  readonly refused: readonly string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const field = (node: Node, name: string): Node[] => nodesIn(node[name]);

const QUERIES = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'];

/** What a statement says of the tables of games. */
export async function parsed(sql: string, tables: ReadonlySet<string>): Promise<Parsed> {
  const { stmts = [] } = await parse(sql);
  const found = {
    reaches: [] as { table: string; reach: Reach }[],
    unplaced: [] as string[],
  };
  const queries = nodesIn(stmts).flatMap(queriesIn);
  for (const [kind, query] of queries) look(kind, query);
  return { ...found, refused: refusedBy(queries, found.reaches, tables) };

  function look(kind: string, query: Node): void {
    const places = kind === 'InsertStmt' ? [] : relationsOf(query).filter(({ table }) => tables.has(table));
    const conditions = conditionsOf(query);
    for (const { table, name } of places) {
      const reach = reachOf(name, places.length === 1, conditions);
      found.reaches.push({ table, reach });
    }
    const [into] = kind === 'InsertStmt' ? field(query, 'relation') : [];
    const columns = field(query, 'cols').map(({ ResTarget }) => (ResTarget as Node).name);
    if (into !== undefined && tables.has(`${into.relname}`) && !columns.includes('bucket'))
      found.unplaced.push(`${into.relname}`);
  }
}

/** The tables that Citus distributes: see decision 0033. */
const LOG = ['entries', 'archived_logs'];

/** What Citus refuses of a statement, or carries out by copying tables from server to server. */
function refusedBy(
  queries: readonly [string, Node][],
  reaches: Parsed['reaches'],
  tables: ReadonlySet<string>,
): string[] {
  const targets = queries.flatMap(([kind, query]) =>
    kind === 'SelectStmt' ? [] : field(query, 'relation').map(({ relname }) => `${relname}`),
  );
  const written = targets.filter((table) => LOG.includes(table));
  const read = queries.flatMap(([, query]) => relationsOf(query)).map(({ table }) => table);
  const others = [...targets, ...read].filter((table) => tables.has(table) && !LOG.includes(table));
  const isMixed = others.length > 0 || (written.length > 0 && targets.length > 1);
  const columns = queries.flatMap(([, query]) => columnsIn(query)).map((column) => column.at(-1) ?? '');
  return [
    ...(isMixed ? written.map((table) => `writes ${table} and other tables`) : []),
    ...reaches
      .filter(({ table, reach }) => isMixed && LOG.includes(table) && reach !== 'one')
      .map(({ table }) => `joins ${table} with other tables`),
    ...(read.some((table) => LOG.includes(table)) && columns.some((column) => SYSTEM.includes(column))
      ? ['reads a column of one server']
      : []),
  ];
}

const SYSTEM = ['ctid', 'xmin', 'xmax'];

/** Every query within a statement: those in CTEs, subselects and unions, too. */
function queriesIn(value: unknown): [string, Node][] {
  if (Array.isArray(value)) return value.flatMap(queriesIn);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isQuery =
      QUERIES.includes(key) || (isNode(inner) && (key === 'larg' || key === 'rarg') && 'op' in inner);
    return [...(isQuery && isNode(inner) ? [[key, inner] as [string, Node]] : []), ...queriesIn(inner)];
  });
}

interface Relation {
  readonly table: string;
  /** Its alias, or the name of the table. */
  readonly name: string;
}

/** The tables of one query, without those of its subselects. */
function relationsOf(query: Node): Relation[] {
  const target = query.relation;
  return [
    ...(isNode(target) ? [relationOf(target)] : []),
    ...['fromClause', 'usingClause'].flatMap((clause) => field(query, clause).flatMap(relationsIn)),
  ];
}

function relationsIn(item: Node): Relation[] {
  if (isNode(item.RangeVar)) return [relationOf(item.RangeVar)];
  const join = item.JoinExpr;
  return isNode(join) ? ['larg', 'rarg'].flatMap((side) => field(join, side).flatMap(relationsIn)) : [];
}

function relationOf(range: Node): Relation {
  const table = `${range.relname}`;
  const [alias] = field(range, 'alias');
  return { table, name: alias === undefined ? table : `${alias.aliasname}` };
}

/** What is true of every row of a query. */
function conditionsOf(query: Node): Node[] {
  const joins = ['fromClause', 'usingClause'].flatMap((clause) =>
    field(query, clause).flatMap(joinConditions),
  );
  return [...field(query, 'whereClause'), ...joins].flatMap(conjuncts);
}

function joinConditions({ JoinExpr: join }: Node): Node[] {
  if (!isNode(join)) return [];
  return [
    ...field(join, 'quals'),
    ...['larg', 'rarg'].flatMap((side) => field(join, side).flatMap(joinConditions)),
  ];
}

function conjuncts(condition: Node): Node[] {
  const { BoolExpr: bool } = condition;
  if (isNode(bool) && bool.boolop === 'AND_EXPR') return field(bool, 'args').flatMap(conjuncts);
  return [condition];
}

function reachOf(name: string, isAlone: boolean, conditions: readonly Node[]): Reach {
  const isBucket = (side: Node | undefined): boolean => {
    const [column] = side === undefined ? [] : [nameOf(side)];
    if (column?.at(-1) !== 'bucket') return false;
    return column.length > 1 ? column.at(-2) === name : isAlone;
  };
  const others = conditions.flatMap(({ A_Expr: expression }) => {
    if (!isNode(expression) || expression.kind !== 'AEXPR_OP') return [];
    if (field(expression, 'name').some(({ String: op }) => (op as Node).sval !== '=')) return [];
    const [left] = field(expression, 'lexpr');
    const [right] = field(expression, 'rexpr');
    return isBucket(left) ? [right] : isBucket(right) ? [left] : [];
  });
  if (others.some((other) => other !== undefined && isConstant(other))) return 'one';
  return others.length > 0 ? 'joined' : 'any';
}

function isConstant(node: Node): boolean {
  if ('ParamRef' in node || 'A_Const' in node) return true;
  const cast = node.TypeCast;
  return isNode(cast) && field(cast, 'arg').every(isConstant);
}

/** The parts of the name of a column; null for anything else. */
function nameOf({ ColumnRef: column }: Node): string[] | null {
  if (!isNode(column)) return null;
  return field(column, 'fields').map(({ String: part }) => (isNode(part) ? `${part.sval}` : '*'));
}

function columnsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(columnsIn);
  if (!isNode(value)) return [];
  const own = nameOf(value);
  return own !== null ? [own] : Object.values(value).flatMap(columnsIn);
}
