/**
 * An HTTP call, declared once in a feature's `*.endpoints.ts` for the server that answers it and
 * the screens that send it. At run time it is an address; the types of input and answer exist for
 * the compiler only. The input of a GET is its query, any other input is the body.
 */
export interface Call<Answer, Input = undefined, Param extends string = never> {
  method: Method
  /** With `:name` for parameters. */
  path: string
  /** Never set: it only carries the types. */
  types?: { answer: Answer; input: Input; param: Param }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

const declare =
  (method: Method) =>
  <const Path extends string>(path: Path) => ({
    answers: <Answer>(): Call<Answer, undefined, ParamsOf<Path>> => ({ method, path }),
    takes: <Input>() => ({
      answers: <Answer>(): Call<Answer, Input, ParamsOf<Path>> => ({ method, path }),
    }),
  })

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const remove = declare('DELETE')

/** The answer of a call that returns no data. */
export type Done = { success: true }

export const done: Done = { success: true }

/** The calls of a list of records; `topic` is its name in live messages. An update is partial. */
export const recordEndpoints = <R, Form>(topic: string, path: string) => ({
  topic,
  list: get(path).answers<R[]>(),
  add: post(path).takes<Form>().answers<R>(),
  update: put(`${path}/:id`).takes<Partial<Form>>().answers<R>(),
  remove: remove(`${path}/:id`).answers<Done>(),
})

export type RecordEndpoints<R, Form> = ReturnType<typeof recordEndpoints<R, Form>>
