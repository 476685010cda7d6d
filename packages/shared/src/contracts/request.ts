type Input<Schema> = Schema extends { _zod: { input: infer T } } ? T : never;
export type Output<Schema> = Schema extends { _zod: { output: infer T } } ? T : never;

/** A query's parsed values, optional where the schema allows undefined. */
type Query<Schema> = {
  [Name in keyof Input<Schema>]:
    | Output<Schema>[Name & keyof Output<Schema>]
    | (undefined extends Input<Schema>[Name] ? undefined : never);
};
type Params<Schema> = { [Name in keyof Output<Schema>]: string | number };

type Part<Name extends string, T> = object extends T ? { [K in Name]?: T } : { [K in Name]: T };

export type RequestParts<Call> = (Call extends { params: infer P } ? Part<"params", Params<P>> : unknown) &
  (Call extends { query: infer Q } ? Part<"query", Query<Q>> : unknown) &
  (Call extends { body: infer B } ? Part<"body", Input<B>> : unknown);
