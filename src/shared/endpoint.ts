/**
 * Calls over HTTP as both sides know them: a feature declares each once in its `*.calls.ts`, the
 * server answers it and the screens send it. What travels is known to the compiler alone: at run
 * time a call is an address. The input of a GET stands after the `?`, any other is the body.
 */
export interface Call<Answer, Input = undefined, Param extends string = never> {
  method: Method
  /** With `:name` where a value goes. */
  path: string
  /** Never there: it carries the types. */
  travels?: { answer: Answer; input: Input; param: Param }
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

/** The answer of a call that has nothing else to say. */
export type Done = { success: true }

export const done: Done = { success: true }

/**
 * The calls of a list of records. `topic` is what live messages call the list. An update sends the
 * fields that changed and no others.
 */
export const recordEndpoints = <R, Form>(topic: string, path: string) => ({
  topic,
  list: get(path).answers<R[]>(),
  add: post(path).takes<Form>().answers<R>(),
  update: put(`${path}/:id`).takes<Partial<Form>>().answers<R>(),
  remove: remove(`${path}/:id`).answers<Done>(),
})

export type RecordEndpoints<R, Form> = ReturnType<typeof recordEndpoints<R, Form>>
