import type { InArgs, InStatement, ResultSet, Row, Value } from "@libsql/client";

export type SqlValue = null | string | number | bigint | Uint8Array | ArrayBuffer;

/** A statement as it crosses to another thread: nothing in it but what SQLite stores. */
export interface Statement {
  sql: string;
  args: SqlValue[] | Record<string, SqlValue>;
}

/** One write: its statements happen whole or not at all. */
export type Write = readonly Statement[];

/** A statement's result as it crosses from another thread, which loses the hidden fields of a libSQL row. */
export interface PlainResult {
  columns: string[];
  columnTypes: string[];
  rows: Value[][];
  rowsAffected: number;
  lastInsertRowid?: bigint | undefined;
}

/**
 * Checks the arguments before the write joins a group, so that one write's mistake is not everybody's.
 * @throws TypeError or RangeError for a value that SQLite cannot store
 */
export function toStatement(statement: InStatement | [string, InArgs?]): Statement {
  if (typeof statement === "string") return { sql: statement, args: [] };
  const { sql, args = [] } = Array.isArray(statement) ? { sql: statement[0], args: statement[1] ?? [] } : statement;
  if (Array.isArray(args)) return { sql, args: args.map(toSqlValue) };
  return {
    sql,
    // The native driver wants the names without their prefix.
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name.replace(/^[@$:]/, ""), toSqlValue(value)]),
    ),
  };
}

const MAX_INTEGER = 2n ** 63n - 1n;

function toSqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "number") {
    if (Number.isFinite(value)) return value;
    throw new RangeError("Only finite numbers can be stored");
  }
  if (typeof value === "bigint") {
    if (value <= MAX_INTEGER && value >= -MAX_INTEGER - 1n) return value;
    throw new RangeError("This integer needs more than 64 bits");
  }
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.valueOf();
  if (value instanceof Uint8Array || value instanceof ArrayBuffer) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be stored`);
}

/** A result as libSQL's own client gives it: rows can be read by column name and by index. */
export function toResultSet(result: PlainResult): ResultSet {
  const { columns, columnTypes, rowsAffected, lastInsertRowid } = result;
  return {
    columns,
    columnTypes,
    rowsAffected,
    lastInsertRowid,
    rows: result.rows.map((values) => toRow(columns, values)),
    toJSON: () => ({ ...result, lastInsertRowid: lastInsertRowid === undefined ? null : String(lastInsertRowid) }),
  };
}

/** Only the columns are enumerable, as in libSQL's own rows. */
function toRow(columns: readonly string[], values: readonly Value[]): Row {
  const row = Object.defineProperty({} as Row, "length", { value: values.length });
  for (const [index, value] of values.entries()) {
    Object.defineProperty(row, index, { value });
    const column = columns[index] ?? "";
    if (!Object.hasOwn(row, column)) row[column] = value;
  }
  return row;
}

/** The plain form of what libSQL's own client gave, for a row that is to be stored. */
export const fromResultSet = ({
  columns,
  columnTypes,
  rows,
  rowsAffected,
  lastInsertRowid,
}: ResultSet): PlainResult => ({
  columns,
  columnTypes,
  rows: rows.map((row) => Array.from(row)),
  rowsAffected,
  lastInsertRowid,
});

const READS = /^\s*(select|pragma|explain|with\b(?![\s\S]*\b(insert|update|delete)\b))/i;

/** Whether it only reads, and so needs no turn in the write queue. */
export const isRead = ({ sql }: Statement): boolean => READS.test(sql);
