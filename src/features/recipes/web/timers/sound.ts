/** Synthesized in the browser, so that no sound file is needed without a connection. */
let context: AudioContext | undefined

export function openSound() {
  try {
    context ??= new AudioContext()
    context.resume().catch(() => {})
  } catch {
    // A device without sound still shows that the timer is over.
  }
}

export function ring() {
  openSound()
  navigator.vibrate?.([200, 100, 200])
  if (context?.state !== 'running') return
  for (const delay of [0, 0.25]) note(context, context.currentTime + delay)
}

function note(sound: AudioContext, at: number) {
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  tone.frequency.value = 880
  volume.gain.setValueAtTime(0.001, at)
  volume.gain.exponentialRampToValueAtTime(0.4, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2)
  tone.connect(volume).connect(sound.destination)
  tone.start(at)
  tone.stop(at + 0.22)
}
