<html>
<?php $items = ['a' => 1, 'b' => 2]; ?>
<ul>
<?php foreach ($items as $k => $v): ?>
  <li><?= $k ?>: <?= $v * 2 ?></li>
<?php endforeach; ?>
</ul>
<?php if (count($items) > 1) { ?>
many
<?php } else { ?>
few
<?php } ?>
