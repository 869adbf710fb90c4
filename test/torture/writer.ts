import { photo } from '#features/assistant/photos.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import type { Answer } from '../client.ts'
import type { SureClient } from './sureClient.ts'

/** Acknowledged writes, by id. */
export type Acknowledged = {
  pantry: Map<number, { name: string; quantity: string }>
  shopping: Map<number, { name: string; isCompleted: boolean }>
  conversationId: number
  messages: string[]
  photos: Set<string>
}

/** A person who does random things with their own records, one after another. */
export class Writer {
  readonly #client: SureClient
  readonly #name: string
  readonly #roll: (sides: number) => number
  readonly known: Acknowledged
  #made = 0

  private constructor(
    client: SureClient,
    name: string,
    roll: (sides: number) => number,
    id: number,
  ) {
    this.#client = client
    this.#name = name
    this.#roll = roll
    this.known = {
      pantry: new Map(),
      shopping: new Map(),
      conversationId: id,
      messages: [],
      photos: new Set(),
    }
  }

  static async begin(client: SureClient, name: string, roll: (sides: number) => number) {
    const { body } = await client.post('/api/conversations', { title: `Talk of ${name}` })
    return new Writer(client, name, roll, body.id)
  }

  #newName = () => `${this.#name} ${++this.#made}`

  #any = <T>(map: Map<number, T>): [number, T] | undefined =>
    [...map][this.#roll(Math.max(1, map.size))]

  async act(): Promise<void> {
    const { pantry, shopping } = this.known
    switch (this.#roll(9)) {
      case 0:
      case 1:
        return this.#add()
      case 2:
        return this.#approve()
      case 3: {
        const found = this.#any(pantry)
        return found && this.#update(...found)
      }
      case 4: {
        const found = this.#any(pantry)
        return found && this.#remove(...found)
      }
      case 5: {
        const name = this.#newName()
        const added = done(await this.#client.post('/api/shopping', shoppingItem({ name })), 201)
        shopping.set(added.body.id, { name, isCompleted: false })
        return
      }
      case 6: {
        const found = this.#any(shopping)
        return found && this.#tick(...found)
      }
      case 7:
        return this.#say()
      default:
        return this.#roll(4) === 0 ? this.#photograph() : this.#say()
    }
  }

  async #add() {
    const item = { name: this.#newName(), quantity: '1' }
    const added = done(await this.#client.post('/api/pantry', pantryItem(item)), 201)
    const { id } = added.body
    this.known.pantry.set(id, item)
    if (await this.#takesBack(added)) this.known.pantry.delete(id)
  }

  async #update(id: number, before: { name: string; quantity: string }) {
    const quantity = `${this.#roll(1_000)} jars`
    const changed = done(await this.#client.put(`/api/pantry/${id}`, { quantity }), 200)
    this.known.pantry.set(id, { ...before, quantity })
    if (await this.#takesBack(changed)) this.known.pantry.set(id, before)
  }

  async #remove(id: number, before: { name: string; quantity: string }) {
    const removed = done(await this.#client.delete(`/api/pantry/${id}`), 200)
    this.known.pantry.delete(id)
    if (await this.#takesBack(removed)) this.known.pantry.set(id, before)
  }

  /** Undoes some changes at once, and redoes some of those. */
  async #takesBack(answer: Answer<unknown>): Promise<boolean> {
    const change = answer.headers.get('X-Change-Id')
    // A write that changed nothing has no change to undo.
    if (!change || this.#roll(4) > 0) return false
    const undone = done(await this.#client.post(`/api/changes/${change}/undo`), 200)
    if (this.#roll(2) > 0) return true
    done(await this.#client.post(`/api/changes/${undone.headers.get('X-Change-Id')}/undo`), 200)
    return false
  }

  async #approve() {
    const item = { name: this.#newName(), quantity: '2' }
    const text = `ADD_PANTRY_ITEMS_TEXT: ${JSON.stringify([pantryItem(item)])}`
    const path = '/api/command-proposals/parse-user-text'
    const proposed = done(await this.#client.post(path, { text }), 200).body.proposals
    // An answer that could not be stored only says that the call succeeded.
    const [proposal] = proposed ?? (await this.#pending(item.name))
    const approval = `/api/command-proposals/${proposal.id}/approve`
    const { result } = done(await this.#client.post(approval, { userId: 'user' }), 200).body
    this.known.pantry.set(result?.changes[0].id ?? (await this.#idOf(item.name)), item)
  }

  async #pending(name: string) {
    const { body } = await this.#client.get('/api/command-proposals?status=pending')
    return body.filter((each: { commandContent: string }) => each.commandContent.includes(name))
  }

  async #idOf(name: string): Promise<number> {
    const { body } = await this.#client.get<{ id: number; name: string }[]>('/api/pantry')
    return body.find((item) => item.name === name)?.id ?? 0
  }

  async #tick(id: number, { name, isCompleted }: { name: string; isCompleted: boolean }) {
    done(await this.#client.put(`/api/shopping/${id}`, { isCompleted: !isCompleted }), 200)
    this.known.shopping.set(id, { name, isCompleted: !isCompleted })
  }

  async #say() {
    const content = `${this.#newName()} says something`
    const path = `/api/conversations/${this.known.conversationId}/messages`
    done(await this.#client.post(path, { role: 'user', content }), 201, 200)
    this.known.messages.push(content)
  }

  async #photograph() {
    const { conversationId } = this.known
    const filename = `${this.#newName()}.jpg`
    const upload = { ...(await photo({ filename })), conversationId }
    done(await this.#client.post('/api/photos/upload', upload), 201, 200)
    this.known.photos.add(filename)
  }
}

/** Fails on any other status: writers have their own records, so no conflict is possible. */
function done<T>(answer: Answer<T>, ...wanted: number[]): Answer<T> {
  if (wanted.includes(answer.status)) return answer
  throw new Error(`${answer.status} instead of ${wanted}: ${JSON.stringify(answer.body)}`)
}
