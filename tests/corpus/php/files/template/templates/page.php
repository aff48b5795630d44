<h1><?= htmlspecialchars($title) ?></h1>
<?php if (count($items) > 0): ?>
<ul>
<?php foreach ($items as $index => $item): ?>
  <?= render('item', $item + ['index' => $index]) ?>
<?php endforeach; ?>
</ul>
<?php else: ?>
<p>none</p>
<?php endif ?>
<?php include __DIR__ . '/footer.php' ?>
