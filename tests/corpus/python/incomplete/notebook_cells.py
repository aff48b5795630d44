# covers: undefined-name, top-level-expression, notebook-fragment, cell-order, unknown-dataframe
"""Cells of a notebook pasted one after the other: magics gone, earlier cells missing."""

# In[3]
df["total"] = df.price * df.quantity
df.groupby("city").total.sum()

# In[4]
threshold = 250
big = df[df.total > threshold]
print("threshold is", threshold)

# In[5]
def bucket(total):
    if total < 100:
        return "small"
    if total < threshold:
        return "medium"
    return "large"


print([bucket(t) for t in (50, 100, 249, 250)])

# In[6]
model.fit(X_train, y_train)
score = model.score(X_test, y_test)
best = score > previous_best
print("cells done")
