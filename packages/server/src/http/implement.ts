import type { TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
import type { Method, Operation } from "@wattleaf/shared/contracts/operation";
import { bulkProcedure, procedureOf } from "../trpc/procedure";
import { type BulkUseCase, bulkRestRoute, type RestRoute, restRoute } from "./rest";
import type { UseCase } from "./run-operation";

export interface ProcedureShape<I extends z.ZodType, O extends z.ZodType> {
  input: z.input<I>;
  output: z.output<O>;
  meta: object;
}

/** An operation as tRPC knows it: what reads is a query, everything else a mutation. */
export type ProcedureOf<I extends z.ZodType, O extends z.ZodType, M extends Method> = M extends "GET"
  ? TRPCQueryProcedure<ProcedureShape<I, O>>
  : TRPCMutationProcedure<ProcedureShape<I, O>>;

/** An operation that is served, over both transports. */
export interface Implementation<P = unknown> {
  operation: Operation;
  procedure: P;
  route: RestRoute;
}

/**
 * Joins a contract and its use case, and serves them as a REST route and as a tRPC procedure: both ask for the
 * contract's credential, count the call, check the input and send the contract's output.
 * @param route for an operation whose REST form is its own, such as a stream
 */
export const implement = <I extends z.ZodType, O extends z.ZodType, M extends Method>(
  operation: Operation<I, O, M>,
  useCase: UseCase<I, O>,
  route: RestRoute = restRoute(operation, useCase),
): Implementation<ProcedureOf<I, O, M>> => ({
  operation,
  procedure: procedureOf(operation, useCase) as unknown as ProcedureOf<I, O, M>,
  route,
});

/** The same for an operation of long series: the use case hands its input on to a Worker unread. */
export const implementBulk = <I extends z.ZodType, O extends z.ZodType, M extends Method>(
  operation: Operation<I, O, M>,
  useCase: BulkUseCase,
): Implementation<ProcedureOf<I, O, M>> => ({
  operation,
  procedure: bulkProcedure(operation, useCase) as unknown as ProcedureOf<I, O, M>,
  route: bulkRestRoute(operation, useCase),
});

/** What a module serves: its operations by the name that tRPC gives them, and routes that are REST only. */
export interface Api<T extends Record<string, Implementation> = Record<string, Implementation>> {
  operations: T;
  routes: readonly RestRoute[];
}

/** @param routes forms, downloads and pages on the way elsewhere, which have no tRPC procedure */
export const defineApi = <T extends Record<string, Implementation>>(
  operations: T,
  routes: readonly RestRoute[] = [],
): Api<T> => ({ operations, routes });
