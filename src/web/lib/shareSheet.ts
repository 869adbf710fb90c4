/** True if the device's share sheet was shown, even if it was dismissed. */
export async function offeredByDevice(given: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(given)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
