/** Items for trying out delete and restore without touching real data. */
export const testItems = [
  ['Test Milk', 'Dairy', '1 gallon', 'Fridge'],
  ['Test Eggs', 'Dairy', '12', 'Fridge'],
  ['Test Spinach', 'Vegetable', '1 bag', 'Fridge'],
  ['Test Apples', 'Fruit', '6', 'Counter'],
  ['Test Chicken', 'Protein', '2 lb', 'Freezer'],
  ['Test Peas', 'Frozen', '1 bag', 'Freezer'],
  ['Test Rice', 'Grain', '5 lb', 'Pantry'],
  ['Test Pasta', 'Grain', '2 boxes', 'Pantry'],
  ['Test Black Beans', 'Other', '4 cans', 'Pantry'],
  ['Test Olive Oil', 'Condiment', '1 bottle', 'Pantry'],
].map(([name = '', category = '', quantity = '', location = '']) => ({
  name,
  category,
  quantity,
  location,
  expiryDate: null,
  notes: null,
}))
